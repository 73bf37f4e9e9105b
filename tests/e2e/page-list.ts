/** The pages that every visitor can open, each with what makes it different. */
export const PAGES = [
  '/',
  '/store',
  '/product/010101',
  '/about-us',
  '/contact-us',
  '/FAQ',
  '/shipping-info',
  '/return-policy',
  '/terms-of-service',
  '/no-products',
  '/500',
  '/login',
  '/cart',
  '/search',
  '/styleguide',
]
