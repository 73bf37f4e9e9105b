import { useStore } from '@nanostores/react'
import { $damagedRooms, $laterRooms, $roomsUnkept } from '#stores/planner.ts'
import { $linkProblem } from '#stores/planner-address.ts'
import * as common from '#words/common.ts'
import * as words from '#words/room-notices.ts'
import { linkSentence } from './link-sentence.ts'

/** Whatever has to be said about the link of a room, and about the keeping of rooms. */
export function RoomNotices() {
  const problem = useStore($linkProblem)
  const unkept = useStore($roomsUnkept)
  const damaged = useStore($damagedRooms)
  const later = useStore($laterRooms)
  return (
    <>
      {problem === 'unknown-version' && <LaterVersion sentence={words.linkOfNewerVersion} />}
      {problem !== undefined && problem !== 'unknown-version' && (
        <p className="notice problem">{linkSentence(problem)}</p>
      )}
      {unkept && <p className="notice problem">{words.unkept}</p>}
      {damaged > 0 && <p className="notice">{words.damagedRooms(damaged)}</p>}
      {later > 0 && <LaterVersion sentence={words.laterRooms(later)} />}
    </>
  )
}

function LaterVersion({ sentence }: { sentence: string }) {
  return (
    <p className="notice problem">
      {sentence}{' '}
      <button type="button" className="text-button" onClick={() => location.reload()}>
        {common.loadAgain}
      </button>
    </p>
  )
}
