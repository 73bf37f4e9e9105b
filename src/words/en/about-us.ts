export const heading = 'Two materials, four factories, one kind of product'
export const makerSince = (shop: string, year: number) => `${shop}, maker of rubber and coir mats since ${year}.`
export const whereWeAre = 'Where we are'
