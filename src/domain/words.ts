/** What customers are told, to the letter, "successfuly" included (behaviour 5.6). */
export const words = {
  logIn: {
    done: 'Successfully logged in!',
    emailNotFound: { field: 'Email not found', toast: 'Email not found!' },
    wrongPassword: { field: 'Password does not match', toast: 'Wrong Password!' },
    failed: 'An error occurred. Please try again.',
  },
  logOut: { done: 'Successfully logged out!' },
  signUp: { refused: 'Validation error!', failed: 'Sign in error!' },
  profile: {
    notFetched: 'Failed to fetch customer details.',
    fetchFailed: 'An error occurred while fetching customer details.',
    fetchToast: 'Fetch error!',
    incomplete: 'Please fill in all required fields!',
    saved: 'Profile updated successfuly!',
    notSaved: 'Error updating profile!',
  },
  password: {
    currentWrong: 'Current password is incorrect.',
    tooShort: 'New password must be at least 6 characters long.',
    mismatch: 'New password and confirm password do not match.',
    changed: 'Password changed successfully!',
    invalid: 'Validation error!',
    failed: 'Failed to change the password!',
    notFetched: 'Failed to fetch current password.',
  },
  order: {
    placed: 'Order placed successfully!',
    failed: 'Failed to place order!',
    lineFailed: (itemName: string) => `Failed to place order item: ${itemName}`,
  },
  forgotPassword: {
    emailNotFound: 'Email not found. Please enter a registered email.',
    tokenFailed: 'Failed to generate reset token.',
    failed: 'Something went wrong. Please try again.',
    sent: 'An email with a reset link has been sent.',
  },
  resetPassword: {
    verifying: 'Verifying token...',
    expired: 'Token has expired or is invalid.',
    invalid: 'Invalid or expired token.',
    checkFailed: 'Something went wrong. Please try again later.',
    failed: 'Error resetting password. Please try again.',
    tooShort: 'Password must be at least 6 characters long.',
    mismatch: "Passwords don't match!",
    done: 'Password reset successfully!',
  },
} as const
