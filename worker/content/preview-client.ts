import type { Preview } from '../render/preview.ts'
import {
  createCommerceClient,
  createResultClient,
  guestTokensOf,
  type CommerceClient,
  type CommerceMemory,
} from '../upstream/commerce-client.ts'
import type { CommerceContext } from '../upstream/endpoint.ts'
import type { Send } from '../upstream/send-request.ts'
import { usidIn } from '../upstream/token-identity.ts'
import { contentFamilies } from './families.ts'

interface PreviewSources {
  context: CommerceContext
  send: Send
  memory: CommerceMemory
  preview: Preview
}

/**
 * A client for a preview on an instance without the custom API of slots: its guest has a shopper context with the date and the customer
 * group. Public reads have another guest. If the context cannot be set, that is logged, and the content is the public one.
 */
export async function createPreviewClient({
  context,
  send,
  memory,
  preview: { date, group },
}: PreviewSources): Promise<CommerceClient> {
  const own: CommerceMemory = { ...memory, guests: new Map(), guestStore: undefined }
  const token = await guestTokensOf(context, send, own).get()
  const usid = usidIn(token.authorization())
  const body = { effectiveDateTime: date, ...(group !== null && { customerGroupIds: [group] }) }
  const result =
    usid === null
      ? null
      : await createResultClient(
          context,
          send,
          own,
        )({
          family: contentFamilies.previewContext,
          operation: 'createShopperContext',
          method: 'PUT',
          path: `/shopper-context/${usid}`,
          body,
          signal: undefined,
        })
  if (result?.kind !== 'ok') context.log.warn('the preview shows public content')
  return createCommerceClient(context, send, own)
}
