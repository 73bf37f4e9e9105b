/** Of the cart, of a list, of a quick order. What is said when it is there comes with what makes it. */
export const downloadQuotation = 'Download Quotation'
export const quotationFailed = 'The quotation could not be made. Please try again.'
