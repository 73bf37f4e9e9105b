/** What a piece may be called. */
export const PIECE_NOUNS = ['piece', 'mat', 'tile', 'slab', 'sheet'] as const
export type PieceNoun = (typeof PIECE_NOUNS)[number]

/** What pieces that are sold together may be called. */
export const PACK_NOUNS = ['kit', 'set', 'pack', 'pair', 'box', 'carton', 'roll', 'bundle', 'pallet'] as const
export type PackNoun = (typeof PACK_NOUNS)[number]
