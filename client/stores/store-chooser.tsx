import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ProblemType } from '#shared/http/problem.ts'

import { useAppContext } from '../kit/app-context.ts'
import { useSession } from '../kit/session.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceForm, PlaceFields } from '../ui/store-chooser/store-chooser.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { codeMessages, storeProblem } from './store-messages.ts'
import { StoreCodeForm } from './store-code-form.tsx'
import { StoreOptions } from './store-options.tsx'
import type { StoreChoice, StoreSearch } from './use-store-choice.ts'

interface StoreChooserProps {
  search: StoreSearch
  choice: StoreChoice
  /** The store that the shopper has picked from the list. */
  picked: string | null
  onPick: (id: string) => void
  onLeave: () => void
}

/** Finds a store and sets it (spec 1 §2.9). */
export function StoreChooser({ search, choice, picked, onPick, onLeave }: StoreChooserProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isRefused, setRefused] = useState(false)
  const location = useLocation({
    onFound: search.search,
    onRefused() {
      setRefused(true)
      field.current?.focus()
    },
  })
  const chosenId = useChosenId(search, picked)
  const message = choice.problem && problemText(choice.problem)
  const start = () => {
    setRefused(false)
    location.forget()
    choice.forget()
  }
  return (
    <>
      <p>
        <FormattedMessage id="stores.lead" />
      </p>
      <PlaceFields>
        <StoreCodeForm
          field={field}
          shown={search.found?.postalCode ?? null}
          isRefused={isRefused}
          onType={start}
          onSearch={(code) => {
            start()
            search.search(code)
          }}
        />
        <LocationButton
          isLocating={location.isLocating}
          onPress={() => {
            setRefused(false)
            choice.forget()
            location.locate()
          }}
        />
      </PlaceFields>
      <StoreStatus search={search} isLocating={location.isLocating} />
      <ChoiceForm
        onSubmit={(event) => {
          event.preventDefault()
          if (chosenId !== null) void choice.choose(chosenId)
        }}
      >
        <StoreOptions
          search={search}
          chosenId={chosenId}
          onChoose={(id) => {
            choice.forget()
            onPick(id)
          }}
        />
        {message && (
          <p className="error" role="alert">
            <FormattedMessage tagName="span" id={message} />
          </p>
        )}
        <div className="ways">
          <Button
            type="submit"
            tone="primary"
            wide
            disabled={chosenId === null}
            aria-disabled={choice.isSending || undefined}
          >
            <SetLabel isSending={choice.isSending} />
          </Button>
          <Button type="button" wide onClick={onLeave}>
            <FormattedMessage id="stores.cancel" />
          </Button>
        </div>
      </ChoiceForm>
    </>
  )
}

const problemText = (problem: ProblemType) =>
  navigator.onLine ? storeProblem(problem) : 'stores.offline'

/** The picked store, or else the shopper's store, or else the first, if it is listed (spec 1 §4). */
function useChosenId({ found }: StoreSearch, picked: string | null) {
  const current = useSession()?.store?.storeId
  const stores = found?.stores ?? []
  const listed = [picked, current].find((id) => stores.some((store) => store.id === id))
  return listed ?? stores[0]?.id ?? null
}

/** The native app locates the shopper itself. */
function LocationButton({ isLocating, onPress }: { isLocating: boolean; onPress: () => void }) {
  const { isNativeApp } = useAppContext()
  if (isNativeApp || !('geolocation' in navigator)) return null
  return (
    <Button type="button" tone="quiet" aria-disabled={isLocating || undefined} onClick={onPress}>
      <FormattedMessage tagName="span" id={isLocating ? 'stores.locating' : 'stores.locate'} />
    </Button>
  )
}

const SetLabel = ({ isSending }: { isSending: boolean }) => (
  <FormattedMessage tagName="span" id={isSending ? 'stores.setting' : 'stores.set'} />
)

interface StoreStatusProps {
  search: StoreSearch
  isLocating: boolean
}

/** Announces the progress of the search. Needs a live region inside the dialog, because the page is inert. */
const StoreStatus = (props: StoreStatusProps) => (
  <VisuallyHidden role="status">
    <StatusText {...props} />
  </VisuallyHidden>
)

function StatusText({ search: { found, isLost }, isLocating }: StoreStatusProps) {
  const { country } = useAppContext().site
  if (isLocating) return <FormattedMessage tagName="span" id="stores.locating" />
  if (isLost) {
    return (
      <FormattedMessage
        tagName="span"
        id={navigator.onLine ? 'stores.unavailable' : 'stores.offline'}
      />
    )
  }
  if (!found) return <FormattedMessage tagName="span" id="stores.loading" />
  const { postalCode, stores } = found
  if (!stores) return <FormattedMessage tagName="span" id="stores.nowhere" />
  if (stores.length === 0)
    return <FormattedMessage tagName="span" id={codeMessages(country).none} />
  const count = stores.length
  return postalCode === null ? (
    <FormattedMessage tagName="span" id="stores.foundNearYou" values={{ count }} />
  ) : (
    <FormattedMessage tagName="span" id="stores.found" values={{ count, code: postalCode }} />
  )
}

interface Coordinates {
  latitude: number
  longitude: number
}

/** How long a browser may take, and how old a place may be (ms). */
const OPTIONS = { timeout: 10_000, maximumAge: 60_000 }

/** About a hundred meters, which is enough to find a store. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000

/**
 * Asks the browser where the shopper is, only when it is pressed.
 *
 * @param handlers a place that arrives after another search has begun counts no more
 */
function useLocation({
  onFound,
  onRefused,
}: {
  onFound: (place: Coordinates) => void
  onRefused: () => void
}) {
  const [isLocating, setLocating] = useState(false)
  const latest = useRef(0)
  useEffect(() => () => void (latest.current += 1), [])

  function forget() {
    latest.current += 1
    setLocating(false)
  }

  function locate() {
    if (isLocating) return
    setLocating(true)
    const own = (latest.current += 1)
    const end = (run: () => void) => {
      if (own !== latest.current) return
      setLocating(false)
      run()
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        end(() => onFound({ latitude: rounded(latitude), longitude: rounded(longitude) })),
      () => end(onRefused),
      OPTIONS,
    )
  }

  return { isLocating, locate, forget }
}
