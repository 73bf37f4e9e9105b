/** What a surface is made of: linear colour, and how strongly and how sharply it shines. */
export interface Stuff {
  red: number
  green: number
  blue: number
  shine: number
  gloss: number
}

/** Linear light from an sRGB hex colour. */
export const linear = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  const channel = (shift: number): number => {
    const s = ((value >> shift) & 255) / 255
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  }
  return [channel(16), channel(8), channel(0)]
}

const stuff = (hex: string, shine: number, gloss: number): Stuff => {
  const [red, green, blue] = linear(hex)
  return { red, green, blue, shine, gloss }
}

const kinds = {
  floor: stuff('#e9e5dc', 0, 1),
  black: stuff('#343331', 0.62, 15),
  graphite: stuff('#504e4c', 0.5, 13),
  grey: stuff('#85888a', 0.3, 12),
  crumb: stuff('#363533', 0.5, 10),
  crumbDark: stuff('#282726', 0.42, 10),
  green: stuff('#4d6b4a', 0.3, 10),
  darkGreen: stuff('#34473a', 0.35, 12),
  mattGreen: stuff('#3f6b58', 0.35, 14),
  blue: stuff('#3a68a3', 0.3, 10),
  red: stuff('#a5402f', 0.3, 10),
  yellow: stuff('#d9b13c', 0.3, 10),
  safety: stuff('#dca72e', 0.35, 14),
  white: stuff('#c9c8c2', 0.25, 10),
  silver: stuff('#8d9092', 0.3, 10),
  terracotta: stuff('#a0543c', 0.3, 14),
  brick: stuff('#8a4434', 0.25, 9),
  brickDark: stuff('#74382c', 0.25, 9),
  brickLight: stuff('#985140', 0.25, 9),
  husk: stuff('#5d7048', 0.2, 9),
  huskDark: stuff('#4e5f3d', 0.2, 9),
  huskLight: stuff('#6c8055', 0.2, 9),
  coirBed: stuff('#4a2d14', 0, 1),
  charcoalBed: stuff('#1d1a17', 0, 1),
  yarn: stuff('#a9793f', 0.04, 4),
  braid: stuff('#8d5f2e', 0.04, 4),
  oak: stuff('#b98c5a', 0.22, 22),
  oakDark: stuff('#a67a4a', 0.22, 22),
  oakLight: stuff('#c59a69', 0.22, 22),
  steel: stuff('#3a3b3c', 0.6, 24),
} satisfies Record<string, Stuff>

export type StuffName = keyof typeof kinds

const names: string[] = Object.keys(kinds)

/** Every kind of stuff, in the order of its number. */
export const stuffs: Stuff[] = Object.values(kinds)

/** The number that stands for a kind of stuff in a grid. */
export const stuffNumber = (name: StuffName): number => names.indexOf(name)
