import * as v from 'valibot'
import { replyTo } from '#domain/help-bot.ts'
import { inAppLink } from '#domain/in-app-link.ts'
import { helpBotAnswers, helpBotFallback } from '#help-bot-answers.ts'
import { $questions, takeQuestions } from './chat-questions.ts'
import { personalAtom } from './session-atom.ts'

const HelpLinkSchema = v.object({
  label: v.string(),
  path: v.pipe(
    v.string(),
    v.check((path) => inAppLink(path) === path),
  ),
})

const ChatMessageSchema = v.object({
  sender: v.picklist(['bot', 'user']),
  text: v.string(),
  links: v.array(HelpLinkSchema),
})
export type ChatMessage = v.InferOutput<typeof ChatMessageSchema>

/** Older ones are forgotten. */
const MOST_MESSAGES = 100

/** What was said after the greeting, for as long as the visit lasts. */
export const $conversation = personalAtom<ChatMessage[]>('chat', [], v.array(ChatMessageSchema))

/** Each question is followed by its answer (behaviour 5.2); those asked while this was loading come first. */
$questions.subscribe(() => {
  for (const question of takeQuestions()) {
    const reply = replyTo(question, helpBotAnswers, helpBotFallback)
    const said: ChatMessage[] = [
      { sender: 'user', text: question, links: [] },
      { sender: 'bot', text: reply.text, links: [...reply.links] },
    ]
    $conversation.set([...$conversation.get(), ...said].slice(-MOST_MESSAGES))
  }
})
