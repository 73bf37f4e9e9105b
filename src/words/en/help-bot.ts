/** The help bot's dialog and the button that opens it. */

export const askAbout = 'Ask about shipping, returns …'
export const automaticAnswers = 'Automatic answers to common questions.'
export const chat = 'Chat'
export const closeChat = 'Close chat'
export const helpBot = 'Help bot'
export const send = 'Send'
export const yourQuestion = 'Your question'
