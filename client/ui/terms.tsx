import { styled } from './theme.ts'

/** Small print that is closed until it is asked for. */
export const Terms = styled('details', {
  fontSize: '$small',
  fontWeight: '$regular',
  color: '$ink',
  '& > summary': {
    width: 'fit-content',
    paddingBlock: '$xs',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
  },
})
