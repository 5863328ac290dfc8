import { useId, useRef, type SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { wishListActions } from '#shared/wish-list/actions.ts'
import type { WishListPage } from '#shared/wish-list/wish-list.ts'
import { routes } from '#shared/routes.ts'

import { useAppContext } from '../kit/app-context.ts'
import { createIdempotencyKey } from '../kit/http/create-idempotency-key.ts'
import { useHref } from '../kit/link.ts'
import { useHydrated } from '../kit/use-hydrated.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useWishList } from './use-wish-list.ts'
import { Button, ButtonRow } from '../ui/button.tsx'
import { Field, TextInput } from '../ui/field.tsx'
import { Heading } from '../ui/text.tsx'
import { ShareBox } from './look.tsx'

/** Makes the list public, and gives its link to the customer. */
export function ShareList({ listId, isPublic }: Pick<WishListPage, 'listId' | 'isPublic'>) {
  return (
    <ShareBox>
      <Heading size="small">
        <FormattedMessage id="wishList.shareHeading" />
      </Heading>
      <p className="quiet">
        <FormattedMessage id="wishList.shareText" />
      </p>
      {isPublic && listId !== null && <ListLink listId={listId} />}
      <SharingForm isPublic={isPublic} />
    </ShareBox>
  )
}

function SharingForm({ isPublic }: { isPublic: boolean }) {
  const href = useHref()
  const { wishLists, change, say } = useWishList()
  const isSent = useRef(false)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSent.current) return
    isSent.current = true
    const work = async () => {
      await wishLists.shareWishList({ isPublic: !isPublic }, createIdempotencyKey())
      say(isPublic ? 'wishList.private' : 'wishList.shared', 'success')
    }
    void change(work).finally(() => {
      isSent.current = false
    })
  }
  return (
    <form action={href(wishListActions.shareWishList.path)} method="post" onSubmit={submit}>
      <HiddenFields fields={{ isPublic: String(!isPublic) }} />
      <Button type="submit" tone={isPublic ? 'quiet' : 'outline'}>
        <FormattedMessage
          tagName="span"
          id={isPublic ? 'wishList.stopSharing' : 'wishList.share'}
        />
      </Button>
    </form>
  )
}

/** The link, with the buttons that the browser can do something with. */
function ListLink({ listId }: { listId: string }) {
  const intl = useIntl()
  const id = useId()
  const href = useHref()
  const { publicOrigin } = useAppContext()
  const isHydrated = useHydrated()
  const { say } = useWishList()
  const link = publicOrigin + href(routes.sharedWishList.href({ listId }))
  const canShare = isHydrated && 'share' in navigator

  const copy = () =>
    navigator.clipboard
      ? navigator.clipboard.writeText(link).then(
          () => say('wishList.copied', 'success'),
          () => say('wishList.copyFailed', 'error'),
        )
      : say('wishList.copyFailed', 'error')
  // Closing the dialog of the system is no failure.
  const send = () =>
    navigator
      .share({ title: intl.formatMessage({ id: 'title.wishlist' }), url: link })
      .catch(() => null)

  return (
    <>
      <Field>
        <label htmlFor={id}>
          <FormattedMessage id="wishList.link" />
        </label>
        <TextInput id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
      {isHydrated && (
        <ButtonRow>
          <Button type="button" onClick={() => void copy()}>
            <FormattedMessage id="wishList.copy" />
          </Button>
          {canShare && (
            <Button type="button" onClick={() => void send()}>
              <FormattedMessage id="wishList.shareWith" />
            </Button>
          )}
        </ButtonRow>
      )}
    </>
  )
}
