/** The conversation with the help bot, for those who listen. */

export const conversation = 'Conversation'
export const speakers = { bot: 'Help bot:', user: 'You:' }
export const topics = 'Topics'
