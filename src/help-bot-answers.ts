import type { HelpAnswer, HelpReply } from '#domain/help-bot.ts'
import {
  CART_PATH,
  CONTACT_US_PATH,
  FAQ_PATH,
  MY_ORDERS_PATH,
  RETURN_POLICY_PATH,
  SHIPPING_INFO_PATH,
  STORE_PATH,
} from '#domain/paths.ts'
import { serviceFigures } from '#service-figures.ts'
import { site } from '#site.ts'

const { returns, warranty, hours, delivery, freeDelivery } = serviceFigures
const { standard, express, international } = delivery

/**
 * The answers of the help bot, which stand in for the owner's own until `src/placeholder-texts.ts` no longer names them.
 * Keywords are in lower case; plurals are found too.
 */
export const helpBotAnswers: readonly HelpAnswer[] = [
  {
    keywords: ['hi', 'hello', 'hey', 'hiya', "g'day", 'good morning', 'good afternoon', 'good evening', 'ayubowan'],
    text: 'Hello! What would you like to know?',
  },
  {
    keywords: ['thanks', 'thank you', 'cheers'],
    text: 'You are welcome.',
  },
  {
    keywords: ['return', 'returning', 'returned', 'refund', 'money back', 'exchange', 'send back'],
    text: `You can return what you bought ${returns}.`,
    links: [{ label: 'Return policy', path: RETURN_POLICY_PATH }],
  },
  {
    keywords: ['warranty', 'guarantee', 'faulty', 'broken', 'damaged'],
    text: `Every product has a ${warranty}.`,
    links: [{ label: 'FAQ', path: FAQ_PATH }],
  },
  {
    keywords: ['ship', 'shipping', 'shipped', 'shipment', 'delivery', 'deliver', 'delivered', 'freight', 'arrive'],
    text: `Express shipping takes ${express.time}, standard ${standard.time} and international ${international.time}. Standard shipping is ${freeDelivery}.`,
    links: [{ label: 'Shipping info', path: SHIPPING_INFO_PATH }],
  },
  {
    keywords: ['hour', 'opening', 'open', 'close', 'closed', 'closing', 'weekend', 'saturday', 'sunday', 'monday'],
    text: `We are open ${hours}.`,
  },
  {
    keywords: ['size', 'dimension', 'thickness', 'thick', 'measurement', 'custom', 'made to measure', 'cut'],
    text: 'Product pages state size and thickness. Livestock and horse mats can be made to measure: send us your dimensions.',
    links: [
      { label: 'Store', path: STORE_PATH },
      { label: 'Contact Us', path: CONTACT_US_PATH },
    ],
  },
  {
    keywords: ['material', 'rubber', 'coir', 'coconut', 'fibre', 'fiber'],
    text: 'Our mats are made of rubber or of coir, the fibre of the coconut husk. The product page says which.',
    links: [{ label: 'Store', path: STORE_PATH }],
  },
  {
    keywords: ['quotation', 'quote', 'price', 'cost', 'bulk', 'wholesale', 'pallet', 'container'],
    text: 'Put what you need into the cart and choose Download Quotation there. For a pallet or a container, write to us.',
    links: [
      { label: 'Cart', path: CART_PATH },
      { label: 'Contact Us', path: CONTACT_US_PATH },
    ],
  },
  {
    keywords: ['order', 'track', 'tracking', 'invoice'],
    text: 'When you are logged in, My Orders shows every order and its status.',
    links: [{ label: 'My Orders', path: MY_ORDERS_PATH }],
  },
  {
    keywords: ['contact', 'phone', 'telephone', 'call', 'email', 'e-mail', 'address', 'support', 'human', 'person'],
    text: `Write to ${site.email}, call one of our hotlines, or send us a message.`,
    links: [{ label: 'Contact Us', path: CONTACT_US_PATH }],
  },
]

export const helpBotGreeting = `Hello! I am the ${site.name} help bot. Ask me about shipping, returns, warranty, opening hours, sizes or quotations.`

/** To the letter (behaviour 5.6). */
export const helpBotFallback: HelpReply = {
  text: "Sorry, I couldn't find any information related to your query. Please check our website or contact support for assistance.",
  links: [{ label: 'Contact Us', path: CONTACT_US_PATH }],
}

/** Questions that one tap asks. */
export const helpBotTopics = ['Shipping', 'Returns', 'Warranty', 'Opening hours', 'Sizes', 'Quotation'] as const
