import type { SubmitEvent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useForm } from './use-form.ts'

const START = { city: 'Toowoomba', state: 'Queensland', purchaseOrder: '' }

/** A form as it is drawn once, in which these fields were typed before; what it keeps as a draft, and what it sends. */
function draw(typed: Readonly<Record<string, string>>) {
  const [kept, sent]: [unknown[], unknown[]] = [[], []]
  let form: ReturnType<typeof useForm<keyof typeof START>> | undefined
  function Form() {
    form = useForm<keyof typeof START>({
      initial: START,
      typed,
      check: () => ({}),
      onTyped: (now) => kept.push(now),
      submit: async (values) => void sent.push(values),
    })
    return null
  }
  renderToStaticMarkup(<Form />)
  if (form === undefined) throw new Error('The form was not drawn.')
  return { form, kept, sent }
}

test('a draft holds what was typed, and not what stood in the other fields', () => {
  const { form, kept } = draw({})
  form.field('purchaseOrder').onValue('P')
  expect(kept).toEqual([{ purchaseOrder: 'P' }])
})

test('what was typed before stands over what is known now, and goes from the draft once it is what is known', () => {
  const { form, kept } = draw({ city: 'Warwick', purchaseOrder: 'PO 7' })
  expect(form.values).toEqual({ city: 'Warwick', state: 'Queensland', purchaseOrder: 'PO 7' })
  form.field('city').onValue('Toowoomba')
  expect(kept).toEqual([{ purchaseOrder: 'PO 7' }])
})

test('a field that was emptied stays empty in the draft', () => {
  const { form, kept } = draw({})
  form.field('state').onValue('')
  expect(kept).toEqual([{ state: '' }])
})

test('of a draft of an earlier version, with every field in it, nothing is lost', () => {
  const { form, kept } = draw({ city: 'Warwick', state: 'Queensland', purchaseOrder: 'PO 7', fax: '1' })
  form.field('purchaseOrder').onValue('PO 8')
  expect(kept).toEqual([{ city: 'Warwick', purchaseOrder: 'PO 8', fax: '1' }])
})

test('before a form is sent, what was typed is kept, and all of it is sent', async () => {
  const { form, kept, sent } = draw({ purchaseOrder: 'PO 7' })
  await form.props.onSubmit({ preventDefault: () => undefined } as SubmitEvent)
  expect(kept).toEqual([{ purchaseOrder: 'PO 7' }])
  expect(sent).toEqual([{ ...START, purchaseOrder: 'PO 7' }])
})
