import { Hono } from 'hono'
import { answer, refusal } from './answer.ts'
import type { Catalogue } from './catalogue.ts'
import { queryValue } from './request.ts'

/** The calls that read the catalogue. An unknown item is a refusal with HTTP 200, as such APIs answer. */
export function catalogueCalls(catalogue: Catalogue): Hono {
  const calls = new Hono()
  calls.get('/categorymain', (context) => context.json(answer(catalogue.mainCategories())))
  calls.get('/categorysub', (context) =>
    context.json(answer(catalogue.subCategories(queryValue(context, 'CategoryMainID') ?? ''))),
  )
  calls.get('/slidebanner', (context) => context.json(answer(catalogue.slides())))
  calls.get('/item', (context) => {
    const items = catalogue.items({
      categorySubID: queryValue(context, 'CategorySubID'),
      keywords: queryValue(context, 'KeyW'),
      onlyNew: queryValue(context, 'IsNew')?.toLowerCase() === 'y',
    })
    return context.json(answer(items))
  })
  calls.get('/item/:itemID', (context) => {
    const item = catalogue.item(context.req.param('itemID'))
    return context.json(item === undefined ? refusal('Item not found.') : answer(item))
  })
  calls.get('/imagedata/:itemID', (context) => {
    const itemID = context.req.param('itemID')
    const known = catalogue.item(itemID) !== undefined
    return context.json(known ? answer(catalogue.images(itemID)) : refusal('Item not found.'))
  })
  return calls
}
