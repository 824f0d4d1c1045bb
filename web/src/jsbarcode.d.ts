declare module "jsbarcode/bin/barcodes/CODE128" {
  export class CODE128 {
    constructor(text: string, options: object);
    encode(): { data: string };
  }
}
