import { SANDBOX } from './ports.ts'
import { expect, type Page } from './shop.ts'

/** The text of the newest mail to an address, once there are so many. */
export async function mailTo(page: Page, to: string, count = 1) {
  const mails = async () => {
    const headers = { accept: 'application/json' }
    const answer = await page.request.get(`${SANDBOX}/outbox?to=${to}`, { headers })
    return (await answer.json()).data
  }
  await expect.poll(async () => (await mails()).length).toBe(count)
  return String((await mails())[0].text)
}
