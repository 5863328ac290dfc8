import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import type { TrustedHtml } from '#shared/text/html.ts'
import type { ProductId } from '#shared/product/product.ts'

import { useCatalog } from '../kit/app-context.ts'
import { Deferred } from '../kit/deferred.tsx'
import { Html } from '../kit/html.tsx'
import { TrackButton } from '../kit/track-button.tsx'
import { Track, TrackHead } from '../ui/carousel.tsx'
import { Heading } from '../ui/text.tsx'
import { PostPicture, Voices } from '../ui/voices.tsx'
import { galleryQuery } from './queries.ts'

interface SocialGalleryProps {
  ids: readonly ProductId[]
  /** Instead of the shop's own. */
  heading?: string | null
  paragraph?: TrustedHtml | undefined
  /** The language of heading and paragraph, if they are not translated. */
  lang?: string | undefined
  room?: 'above' | 'around'
}

/** Approved pictures of shoppers. Nothing if there are none. */
export function SocialGallery({
  ids,
  heading = null,
  paragraph,
  lang,
  room = 'above',
}: SocialGalleryProps) {
  const catalog = useCatalog()
  const trackId = useId()
  return (
    <Deferred query={galleryQuery(catalog, ids)} fallback={null}>
      {(posts) =>
        posts.length > 0 && (
          <Voices as="section" room={room}>
            <TrackHead>
              <Heading
                id={`${trackId}-heading`}
                size={room === 'around' ? 'title' : 'heading'}
                lang={lang}
              >
                {heading ?? <FormattedMessage tagName="span" id="gallery.heading" />}
              </Heading>
              <TrackButton trackId={trackId} step={-1} />
              <TrackButton trackId={trackId} step={1} />
            </TrackHead>
            {paragraph && <Html html={paragraph} {...(lang && { lang })} />}
            <Track
              items="posts"
              id={trackId}
              data-track=""
              tabIndex={0}
              aria-labelledby={`${trackId}-heading`}
            >
              {posts.map(({ id: postId, picture, author }) => (
                <li key={postId}>
                  <PostPicture>
                    <img
                      loading="lazy"
                      src={picture.link}
                      alt={picture.alt}
                      width={480}
                      height={480}
                    />
                    {author !== null && (
                      <figcaption>
                        <FormattedMessage tagName="span" id="gallery.author" values={{ author }} />
                      </figcaption>
                    )}
                  </PostPicture>
                </li>
              ))}
            </Track>
          </Voices>
        )
      }
    </Deferred>
  )
}
