import { styled } from './theme.ts'

/** The room for when an order arrives: as tall before it is known, so that nothing moves. */
export const ArrivalBox = styled('div', {
  minHeight: '3rem',
  // In French, the day takes two lines.
  '@belowXl': { ':lang(fr) &': { minHeight: '3.8rem' } },
  '@scriptless': { display: 'none' },
})

/** The day of arrival, and how it comes. */
export const ArrivalText = styled('div', {
  fontSize: '$small',
  lineHeight: '$snug',
  '& .day': { fontWeight: '$semibold', color: '$good' },
  '& .how': { color: '$quiet' },
})
