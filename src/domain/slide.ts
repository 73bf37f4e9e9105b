export interface Slide {
  slideId: string
  title: string
  description: string
  /** As the editor typed it: pass it through `inAppLink` before it becomes an address. */
  buttonLink: string
}
