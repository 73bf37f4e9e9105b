import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { unbroken } from '#domain/unbroken.ts'
import { helpBotGreeting, helpBotTopics } from '#help-bot-answers.ts'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { $conversation, type ChatMessage } from '#stores/chat.ts'
import * as words from '#words/chat.ts'
import styles from './ChatLog.module.css'

const GREETING: ChatMessage = { sender: 'bot', text: helpBotGreeting, links: [] }
const NOTHING_SAID: ChatMessage[] = []

/** The conversation with the help bot. The pages carry its greeting; the rest is known to this visit alone. */
export const ChatLog = withBoundary(ChatLogIsland)

function ChatLogIsland() {
  const conversation = useStore($conversation, { ssr: () => NOTHING_SAID })
  const log = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what it scrolls for
  useEffect(() => {
    showLast(log.current)
  }, [conversation])
  // It may be awake before it is seen, and gets smaller when a keyboard comes up.
  useEffect(() => {
    const observer = new ResizeObserver(() => showLast(log.current))
    if (log.current !== null) observer.observe(log.current)
    return () => observer.disconnect()
  }, [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <div ref={log} className={styles.log} role="log" aria-label={words.conversation} tabIndex={0}>
      <ol role="list" className={styles.messages}>
        {[GREETING, ...conversation].map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a conversation only grows at its end
          <Message key={index} {...message} />
        ))}
      </ol>
      {conversation.length === 0 && <Topics />}
    </div>
  )
}

function showLast(log: HTMLElement | null): void {
  log?.scrollTo({ top: log.scrollHeight })
}

function Message({ sender, text, links }: ChatMessage) {
  return (
    <li className={sender === 'user' ? styles.user : styles.bot}>
      <span className="visually-hidden">{`${words.speakers[sender]} `}</span>
      <span className={styles.text}>{sender === 'bot' ? unbroken(text) : text}</span>
      {links.length > 0 && (
        <span className={styles.links}>
          {links.map(({ label, path }) => (
            <a key={path} href={path}>
              {label}
            </a>
          ))}
        </span>
      )}
    </li>
  )
}

/** Pressed before this island is awake they work too: `help-bot.ts` listens for `data-ask`. */
function Topics() {
  return (
    <ul role="list" className={styles.topics} aria-label={words.topics}>
      {helpBotTopics.map((topic) => (
        <li key={topic}>
          <button type="button" data-ask={topic}>
            {topic}
          </button>
        </li>
      ))}
    </ul>
  )
}
