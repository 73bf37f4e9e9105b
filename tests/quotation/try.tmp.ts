import { writeFileSync } from 'node:fs'
import { openQuotationBrowser } from '/work/main/tests/quotation/quotation-browser.ts'
import { quotationFor } from '/work/main/src/domain/quotation.ts'
import { cartLinkAddress } from '/work/main/src/domain/cart-link.ts'
import { site } from '/work/main/src/site.ts'
const maker={name:site.name,tagline:site.tagline,address:site.headquarters.lines,email:site.email,phone:site.hotlines[0].phone,currency:site.currency}
const b=await openQuotationBrowser()
const q=(cart:any)=>quotationFor({cart,maker,date:{year:2026,month:11,day:21},number:'Q-20261121-7KM3',shareAddress:cartLinkAddress('https://hoofandhusk.example',cart)})
const names=['Heavy-duty stable mat, hammer top, 1830 × 1220 × 17 mm','Coir doormat “Husk”, 600 × 400 mm','රබර් පැදුර — අශ්ව කුටි සඳහා 1830 × 1220 mm','سجادة مطاطية للإسطبلات 1830 × 1220 mm ثقيلة جدا ومتينة للغاية','Łódź stajenna mata gumowa Đặng thảm cao su İstanbul ğüşç','Резиновый коврик для конюшни','Λαστιχένιο χαλί στάβλου ᾶ','Cow mat 🐄 with emoji 🐎 and Latin','தமிழ் ரப்பர் பாய்','橡膠墊 馬廄用 重型','ReallyLongUnbreakableProductNameThatGoesOnAndOnWithoutAnySpacesWhatsoeverBecauseSomebodyTypedIt','A '+'long name '.repeat(60)]
const mk=(n:number,off=0)=>Array.from({length:n},(_,i)=>({itemId:String(10100+i*37).padStart(6,'0'),code:'HH-'+(100+i),name:names[(i+off)%names.length],picture:'',price:[123450,1995,100000000,5][i%4],quantity:[12,1,9999,250][i%4]}))
const si=Array.from({length:500},(_,i)=>({itemId:String(10100+i*37).padStart(6,'0'),code:'HH-'+(100+i),name:'අශ්ව කුටි සඳහා රබර් පැදුර, ඝනකම '+(i+10)+' mm, කළු පැහැති',picture:'',price:1995,quantity:3}))
const la=Array.from({length:500},(_,i)=>({...si[i],name:'Heavy-duty stable mat with hammer top '+(i+10)+' × 1220 × 17 mm, pack of '+i}))
for (const [n,c] of [['small',mk(3)],['mixed',mk(12)],['long',mk(120)],['si',si],['la',la]] as const){ const r=await b.build(q(c)); writeFileSync(`/tmp/q-${n}.pdf`,r.bytes); console.log(n,r.bytes.length,r.loadMs|0,r.buildMs|0)}
console.log(b.problems, [...new Set(b.requests)])
await b.close()
