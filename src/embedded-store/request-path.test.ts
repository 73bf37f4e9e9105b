import { expect, test } from 'vitest'
import { requestPath } from './request-path.ts'

test.each([
  ['/Api/CategoryMain', '/api/categorymain'],
  ['/API/Item/AbC-1', '/api/item/AbC-1'],
  ['/api/Customer/GetByEmail?EmailAddress=A@B.example', '/api/customer/getbyemail'],
  ['/api/CUSTOMER/customershipping', '/api/customer/customershipping'],
  ['/Uploads/AbC-1.jpg', '/uploads/AbC-1.jpg'],
  ['/api/v1.0/email/send-form', '/api/v1.0/email/send-form'],
  ['/Outbox.json', '/outbox.json'],
  ['/Api/Item/', '/api/item'],
  ['/', '/'],
])('%s is matched as %s: words in lower case, ids as they are', (written, matched) => {
  expect(requestPath(new Request(`http://store.example${written}`))).toBe(matched)
})
