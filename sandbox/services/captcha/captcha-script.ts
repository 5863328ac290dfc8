/**
 * The script a page loads: `grecaptcha` with ready, render, execute, getResponse and reset. Ticking
 * its box is enough; there is no challenge to solve.
 */
export const captchaScript = (tokensAddress: string) => `(() => {
  const boxes = []
  const fetchToken = async (sitekey) => {
    const answer = await fetch(${JSON.stringify(tokensAddress)}, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sitekey }),
    })
    if (!answer.ok) throw new Error('The captcha service answered ' + answer.status)
    return (await answer.json()).token
  }
  const render = (container, options = {}) => {
    const place = typeof container === 'string' ? document.getElementById(container) : container
    const label = document.createElement('label')
    const tick = document.createElement('input')
    tick.type = 'checkbox'
    const language = document.documentElement.lang
    label.append(tick, language.startsWith('fr') ? ' Je ne suis pas un robot' : ' I am not a robot')
    place.append(label)
    const box = { tick, token: '' }
    tick.addEventListener('change', async () => {
      box.token = ''
      if (!tick.checked) return
      try {
        box.token = await fetchToken(options.sitekey)
        options.callback?.(box.token)
      } catch (error) {
        tick.checked = false
        options['error-callback']?.(error)
      }
    })
    return boxes.push(box) - 1
  }
  globalThis.grecaptcha = {
    ready: (callback) => queueMicrotask(callback),
    render,
    execute: (sitekey) => fetchToken(sitekey),
    getResponse: (id = 0) => boxes[id]?.token ?? '',
    reset: (id = 0) => {
      const box = boxes[id]
      if (!box) return
      box.token = ''
      box.tick.checked = false
    },
  }
})()
`
