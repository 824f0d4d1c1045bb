// Hardware that no test has: an NFC reader and Bluetooth pens, at the very edge of the browser. All else is the browser's own.
(() => {
  const letters = (text) => new DataView(new TextEncoder().encode(text).buffer);

  let reader = null;
  window.NDEFReader = class extends EventTarget {
    async scan({ signal }) {
      if (window.nfcOff) throw new DOMException("NFC is switched off", "NotReadableError");
      reader = this;
      signal.addEventListener("abort", () => (reader = null));
    }
  };
  /** A tag is held to the device; without text, one that is empty. */
  window.holdTag = (serialNumber, text) => {
    const records = text === undefined ? [] : [{ recordType: "text", encoding: "utf-8", data: letters(text) }];
    reader?.dispatchEvent(Object.assign(new Event("reading"), { serialNumber, message: { records } }));
    return reader !== null;
  };
  window.spoilTag = () => reader?.dispatchEvent(new Event("readingerror"));

  class Characteristic extends EventTarget {
    constructor(uuid, value, properties) {
      super();
      Object.assign(this, { uuid, value, properties: { notify: false, indicate: false, read: false, ...properties } });
    }
    readValue = async () => this.value;
    startNotifications = async () => (this.on = true);
    tell(value) {
      this.value = value;
      if (this.on) this.dispatchEvent(new Event("characteristicvaluechanged"));
    }
  }

  class Pen extends EventTarget {
    constructor(id, name, tells) {
      super();
      Object.assign(this, { id, name, near: true });
      this.gatt = {
        connect: async () => {
          if (!this.near) throw new DOMException("It is out of reach", "NetworkError");
          this.battery = new Characteristic("00002a19-0000-1000-8000-00805f9b34fb", new DataView(Uint8Array.of(87).buffer), { read: true });
          this.line = new Characteristic("0000ffe1-0000-1000-8000-00805f9b34fb", undefined, { notify: tells });
          return this.gatt;
        },
        disconnect: () => (this.line = null),
        getPrimaryServices: async () => [{ getCharacteristics: async () => [this.battery] }, { getCharacteristics: async () => [this.line] }],
      };
    }
    say(text) {
      this.line?.tell(letters(text));
    }
    leave() {
      this.near = false;
      this.line = null;
      this.dispatchEvent(new Event("gattserverdisconnected"));
    }
  }

  window.pens = { quill: new Pen("1", "Quill", true), ink: new Pen("2", "Ink", true), mute: new Pen("3", "Mute", false) };
  window.chosen = null; // in the browser's list
  const bluetooth = {
    requestDevice: async () => {
      if (!window.chosen) throw new DOMException("User cancelled the requestDevice() chooser.", "NotFoundError");
      return window.pens[window.chosen];
    },
    getDevices: async () => Object.values(window.pens),
  };
  Object.defineProperty(navigator, "bluetooth", { value: bluetooth });
})();
