/**
 * Placeholder text for the policy pages: the owner replaces it here, in this one place, before the shop sells anything.
 * It says nothing about the real policy.
 */
export const policies = {
  'return-policy': {
    title: 'Return policy',
    sections: [
      {
        heading: 'Returns within 30 days',
        paragraphs: ['You may return what you bought within 30 days of the day it reached you.'],
      },
      {
        heading: 'Original packaging',
        paragraphs: [
          'Goods come back unused and in their original packaging, or in packaging that protects them as well.',
        ],
      },
      {
        heading: 'Proof of purchase',
        paragraphs: ['Please enclose the receipt, the invoice or the order number as proof of purchase.'],
      },
    ],
  },
  'shipping-info': {
    title: 'Shipping info',
    sections: [
      {
        heading: 'How long it takes',
        paragraphs: [],
        rows: [
          ['Standard', '5–7 business days', '$5.99, free on orders over $50'],
          ['Express', '2–3 business days', '$15.99'],
          ['International', '10–15 business days', 'Calculated at checkout'],
        ],
      },
      {
        heading: 'Large and heavy goods',
        paragraphs: ['Pallets and containers are quoted one by one. Write to us with the address and the quantity.'],
      },
    ],
  },
  FAQ: {
    title: 'FAQ',
    sections: [
      {
        heading: 'How do I look after a mat?',
        paragraphs: ['Sweep or vacuum it, hose rubber down when it needs it, and let coir dry in the open air.'],
      },
      {
        heading: 'Can I have a size that is not in the store?',
        paragraphs: ['Yes. Most mats can be cut or moulded to measure; send us a drawing with the dimensions.'],
      },
      {
        heading: 'Is there a warranty?',
        paragraphs: ['Every product has a 1-year warranty against faults of material and workmanship.'],
      },
    ],
  },
  'terms-of-service': {
    title: 'Terms of service',
    sections: [
      {
        heading: 'Using this shop',
        paragraphs: ['By using this site you agree to these terms. Use it lawfully and do not disturb its working.'],
      },
      {
        heading: 'Prices and descriptions',
        paragraphs: [
          'Prices and descriptions are kept with care and may change without notice. An order is binding once it has been confirmed.',
        ],
      },
      {
        heading: 'Liability',
        paragraphs: ['Nothing here limits the rights that consumer law gives you.'],
      },
    ],
  },
} as const

export type PolicySlug = keyof typeof policies
