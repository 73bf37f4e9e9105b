import { FAQ_PATH, RETURN_POLICY_PATH, SHIPPING_INFO_PATH, TERMS_OF_SERVICE_PATH } from '#domain/paths.ts'
import { serviceFigures } from './service-figures.ts'

const { returns, warranty, hours, delivery, freeDelivery } = serviceFigures
const { standard, express, international } = delivery

/** The policy pages. They stand in for the owner's own until `src/placeholder-texts.ts` no longer names them. */
export const policies = {
  'return-policy': {
    path: RETURN_POLICY_PATH,
    title: 'Return policy',
    sections: [
      {
        heading: 'Returns within 30 days',
        paragraphs: [`You may return what you bought ${returns}.`],
      },
      {
        heading: 'Original packaging',
        paragraphs: ['Please send goods back in their original packaging.'],
      },
      {
        heading: 'Proof of purchase',
        paragraphs: ['Please enclose your proof of purchase, such as the order number.'],
      },
    ],
  },
  'shipping-info': {
    path: SHIPPING_INFO_PATH,
    title: 'Shipping info',
    sections: [
      {
        heading: 'How long it takes and what it costs',
        paragraphs: [],
        rows: [
          ['Standard', standard.time, `${standard.price}, ${freeDelivery}`],
          ['Express', express.time, express.price],
          ['International', international.time, 'Calculated at checkout'],
        ],
      },
      {
        heading: 'Pallets and containers',
        paragraphs: ['For a pallet or a container, write to us with the address and the quantity.'],
      },
    ],
  },
  FAQ: {
    path: FAQ_PATH,
    title: 'FAQ',
    sections: [
      {
        heading: 'How long does shipping take?',
        paragraphs: [
          `Standard shipping takes ${standard.time}, express ${express.time} and international ${international.time}.`,
        ],
      },
      {
        heading: 'What does shipping cost?',
        paragraphs: [
          `Standard shipping costs ${standard.price} and is ${freeDelivery}. Express costs ${express.price}. International shipping is calculated at checkout.`,
        ],
      },
      {
        heading: 'Can I return what I bought?',
        paragraphs: [`Yes, ${returns}, in the original packaging and with proof of purchase.`],
      },
      {
        heading: 'Is there a warranty?',
        paragraphs: [`Every product has a ${warranty}.`],
      },
      {
        heading: 'Can I have a size that is not in the store?',
        paragraphs: ['Livestock and horse mats can be made to measure: send us your dimensions.'],
      },
      {
        heading: 'When are you open?',
        paragraphs: [`${hours}.`],
      },
    ],
  },
  'terms-of-service': {
    path: TERMS_OF_SERVICE_PATH,
    title: 'Terms of service',
    sections: [
      {
        heading: 'Prices',
        paragraphs: ['Prices are in US dollars. The checkout shows them as they are on the day of your order.'],
      },
      {
        heading: 'Shipping, returns and warranty',
        paragraphs: [
          `Shipping takes and costs what Shipping info says. Returns are accepted ${returns}, as the Return policy says. Every product has a ${warranty}.`,
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: ['Nothing here limits the rights that consumer law gives you.'],
      },
    ],
  },
} as const

export type PolicySlug = keyof typeof policies
