import { expect, type Page } from 'playwright/test'

/** As a browser does when somebody presses Ctrl and V. */
export async function pasteIntoPage(page: Page, { text, html = '' }: { text: string; html?: string }): Promise<void> {
  await expect(page.getByRole('combobox').first()).toBeVisible()
  await page.evaluate(
    ([plain, table]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', plain ?? '')
      clipboardData.setData('text/html', table ?? '')
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [text, html],
  )
}
