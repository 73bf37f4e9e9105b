/** What is promised about returns, warranty, delivery and hours: the policies and the help bot say it in these words. */
export const serviceFigures = {
  returns: 'within 30 days',
  warranty: '1-year warranty',
  hours: 'Monday to Friday from 9 to 6 and Saturday from 10 to 4',
  delivery: {
    standard: { time: '5-7 business days', price: '$5.99' },
    express: { time: '2-3 business days', price: '$15.99' },
    international: { time: '10-15 business days' },
  },
  freeDelivery: 'free on orders over $50',
} as const
