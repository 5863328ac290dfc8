/**
 * Adds the entry to the document once something has been painted, or at once while nobody sees the page. That
 * empties the template, so a second call adds nothing. The timer is for browsers that report no paint.
 */
const ADD_ENTRY = [
  '{let{content}=document.currentScript.previousSibling,add=()=>document.head.append(content);',
  'setTimeout(add,3e3);',
  'document.hidden?add():new PerformanceObserver(add).observe({type:"paint",buffered:true})}',
].join('')

/**
 * The entry in a template, and the script that takes it out. The document loads the entry beside what is seen, but runs it after
 * that, so that hydration does not hold up the first paint on a slow CPU.
 */
export function EntryScript({ address, nonce }: { address: string; nonce: string }) {
  return (
    <>
      <template>
        <script nonce={nonce} src={address} />
      </template>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: ADD_ENTRY }} />
    </>
  )
}
