/** Pictures by which a device offers to install the shop; `node scripts/take-pictures.ts` takes them anew. */
export const INSTALL_PICTURES = [
  { src: '/screenshot-wide.jpg', form: 'wide', size: [1280, 800], scale: 1 },
  { src: '/screenshot-narrow.jpg', form: 'narrow', size: [390, 844], scale: 2 },
] as const
