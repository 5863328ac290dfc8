import { lazyCode } from '../../app/lazy-code.ts'

/** Few orders have a message, and its form is closed at first. */
export const giftMessageCode = lazyCode(
  async () => (await import('./gift-message-form.tsx')).GiftMessageForm,
)
