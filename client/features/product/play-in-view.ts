/** So much of a film has to be in view for it to play (spec 2 §9). */
const IN_VIEW = 0.3
/** How often the captions are looked for (ms). */
const CAPTIONS_EVERY = 300

/**
 * Plays a film without sound while it is in view, unless the shopper has stopped it or wants less motion.
 *
 * @returns a function that ends this
 */
export function playInView(film: HTMLVideoElement) {
  let isStopped = matchMedia('(prefers-reduced-motion: reduce)').matches
  let isLeaving = false

  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) {
        isLeaving = !film.paused
        film.pause()
      } else if (film.paused && !isStopped && !film.ended) {
        if (film.currentTime === 0) film.muted = true
        film.play().catch(() => null)
      }
    },
    { threshold: IN_VIEW },
  )
  function onPause() {
    if (!isLeaving && !film.ended) isStopped = true
    isLeaving = false
  }
  function onPlay() {
    isStopped = false
  }
  film.addEventListener('pause', onPause)
  film.addEventListener('play', onPlay)
  observer.observe(film)
  const captions = setInterval(() => showCaptions(film) && clearInterval(captions), CAPTIONS_EVERY)

  return () => {
    observer.disconnect()
    clearInterval(captions)
    film.removeEventListener('pause', onPause)
    film.removeEventListener('play', onPlay)
  }
}

/** Shows the captions in the page's language. Whether they are there to be shown. */
export function showCaptions({
  textTracks,
  dataset,
}: Pick<HTMLVideoElement, 'textTracks' | 'dataset'>) {
  const tracks = Array.from(textTracks)
  const own = tracks.find(({ language }) => language === dataset['film'])
  if (!own) return false
  for (const track of tracks) if (track !== own) track.mode = 'disabled'
  if (own.mode === 'disabled') own.mode = 'hidden'
  if (!own.cues?.length) return false
  for (const cue of own.cues) if (cue instanceof VTTCue) placeAtBottom(cue)
  own.mode = 'showing'
  return true
}

/** Browsers find the line of a text by moving it, which counts as a shift of the page. */
function placeAtBottom(cue: VTTCue) {
  cue.snapToLines = false
  cue.line = 92
  cue.lineAlign = 'end'
}
