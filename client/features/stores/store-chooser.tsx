import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ProblemType } from '#shared/http/problem.ts'

import { useAppContext } from '../../app/app-context.ts'
import { useSession } from '../../app/session.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceForm, PlaceFields } from '../../ui/store-chooser/store-chooser.tsx'
import { StoreCodeForm } from './store-code-form.tsx'
import { StoreOptions } from './store-options.tsx'
import { storeProblem } from './store-problem.ts'
import { StoreStatus } from './store-status.tsx'
import { useLocation } from './use-location.ts'
import type { StoreChoice } from './use-store-choice.ts'
import type { StoreSearch } from './use-store-search.ts'

interface StoreChooserProps {
  search: StoreSearch
  choice: StoreChoice
  /** What the shopper has picked from the list. */
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
  const message = choice.problem && problemShown(choice.problem)
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

const problemShown = (problem: ProblemType) =>
  navigator.onLine ? storeProblem(problem) : 'stores.offline'

/** What the shopper has picked, or else their store, or else the first, as far as it is listed (spec 1 §4). */
function useChosenId({ found }: StoreSearch, picked: string | null) {
  const current = useSession()?.store?.storeId
  const stores = found?.stores ?? []
  const listed = [picked, current].find((id) => stores.some((store) => store.id === id))
  return listed ?? stores[0]?.id ?? null
}

/** The native app has a place of its own to say where one is. */
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
