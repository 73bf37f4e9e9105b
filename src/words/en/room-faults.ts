/** Why a room is not reckoned with, and what to change. */
export const faults = {
  corners: (most: string) => `A room has at least 4 and at most ${most} corners.`,
  crossing: (wall: string, other: string) => `Wall ${wall} would meet wall ${other}. Make one of them shorter.`,
  'door-outside': (wall: string, length: string) => `The door does not fit in wall ${wall}, which is ${length} long.`,
  gap: (most: string) => `Gaps, cuts and the least offcut may be ${most} at most.`,
  'hole-outside': (number: number) =>
    `No. ${number} of what stands in the floor is not within the walls. Change its size or where it stands.`,
  holes: (most: string) => `At most ${most} things may stand in the floor.`,
  slanted: (wall: string) => `Wall ${wall} has no right angle to the next one.`,
  strip: (least: string, most: string) => `A strip is ${least} at least and ${most} at most.`,
  'too-long': (most: string) => `No wall may be longer than ${most}. Lay a larger hall in parts.`,
  'too-many': (pieces: string, most: string) =>
    `That takes about ${pieces} pieces. Up to ${most} are laid out here: choose a larger mat, or lay the hall in parts.`,
  'small-mat': (least: string) => `This mat is too small to be laid out: one side is under ${least}.`,
} as const
