import { useId } from 'react'

import type { Film, ProductFilm as Films } from '#shared/media/film.ts'

import { filmsQuery } from './queries.ts'
import { useCatalog, useShop } from '../kit/app-context.ts'
import { Deferred } from '../kit/deferred.tsx'
import { WIDE_SCREEN } from '../kit/lead-picture.ts'
import { FilmBox } from './look-content.tsx'
import { Heading } from '../ui/text.tsx'

/** The product's film; nothing if the video service does not have it. */
export function ProductFilm({ film }: { film: Films }) {
  const query = filmsQuery(useCatalog(), [film.narrow, film.wide])
  return (
    <Deferred query={query} fallback={<Placeholder />}>
      {(known) => {
        const narrow = known.find(({ id }) => id === film.narrow) ?? known[0]
        const wide = known.find(({ id }) => id === film.wide) ?? narrow
        return narrow && wide && <Player {...{ narrow, wide }} title={film.title ?? wide.title} />
      }}
    </Deferred>
  )
}

const Placeholder = () => (
  <FilmBox aria-hidden="true">
    <Heading size="heading" as="p">
      {'\u00a0'}
    </Heading>
    <div className="screen" />
  </FilmBox>
)

interface PlayerProps {
  narrow: Film
  wide: Film
  title: string
}

/** The browser's own player. In view it is started by the code that loads late. */
function Player({ narrow, wide, title }: PlayerProps) {
  const id = useId()
  const { locale } = useShop()
  const [language = ''] = locale.split('-')
  return (
    <FilmBox aria-labelledby={id}>
      <Heading id={id} size="heading">
        {title}
      </Heading>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks are those of the film */}
      <video
        data-film={language}
        controls
        playsInline
        preload="none"
        crossOrigin="anonymous"
        poster={wide.poster ?? undefined}
        aria-labelledby={id}
        width={1600}
        height={900}
      >
        {wide.id !== narrow.id && <Sources film={wide} media={WIDE_SCREEN} />}
        <Sources film={narrow} />
        {wide.captions.map((track) => (
          <track
            key={track.language}
            kind="captions"
            src={track.link}
            srcLang={track.language}
            label={new Intl.DisplayNames(track.language, { type: 'language' }).of(track.language)}
            default={track.language === language}
          />
        ))}
      </video>
    </FilmBox>
  )
}

const Sources = ({ film, media }: { film: Film; media?: string }) =>
  film.sources.map(({ link, type }) => <source key={link} src={link} type={type} media={media} />)
