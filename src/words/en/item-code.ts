export const copied = 'Copied'
export const copy = 'Copy item code'
export const selectToCopy = 'Select the code to copy it'
