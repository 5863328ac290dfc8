import { styled } from './theme.ts'

export const OfflineBar = styled('div', {
  backgroundColor: '$ink',
  color: '$paper',
  textAlign: 'center',
  fontSize: '$small',
  fontWeight: '$semibold',
  '& > span:not([hidden])': { display: 'block', padding: '$s $l' },
})
