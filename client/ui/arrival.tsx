import { styled } from './theme.ts'

/** When an order arrives: as tall before it is known, so that nothing moves. */
export const ArrivalLine = styled('div', {
  minHeight: '3rem',
  fontSize: '$small',
  lineHeight: '$snug',
  '@scriptless': { display: 'none' },
  '& .day': { fontWeight: '$semibold', color: '$good' },
  '& .how': { color: '$quiet' },
  '& > *': { animation: 'appear $transitions$calm' },
})
