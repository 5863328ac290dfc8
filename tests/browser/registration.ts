import { SANDBOX } from './ports.ts'
import { expect, type Page } from './shop.ts'

/** Of everybody who registers in a test. */
export const NEW_PASSWORD = 'Candlelight12'

export const newEmail = () => `ana-${crypto.randomUUID()}@shoppers.example`

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

/** Registers without a browser's page. The code of the mail is still to be entered. */
export async function register(page: Page, prefix: string, email: string) {
  const details = { firstName: 'Ana', lastName: 'Ruiz', email, password: NEW_PASSWORD }
  await send(page, `${prefix}/registration/create`, details)
  return mailTo(page, email)
}

/** Registers a customer, who is signed in then. */
export async function becomeCustomer(page: Page, prefix = '') {
  const [code = ''] = /\d{8}/.exec(await register(page, prefix, newEmail())) ?? []
  await send(page, `${prefix}/login/code/enter`, { code })
}

const send = (page: Page, path: string, fields: Record<string, string>) =>
  page.request.post(path, {
    headers: { 'sec-fetch-site': 'same-origin' },
    form: { idempotencyKey: crypto.randomUUID(), ...fields },
    maxRedirects: 0,
  })
