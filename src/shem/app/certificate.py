"""A certificate of our own, for https in a house: made at first use, and vouched for by an authority that is made with it.

A device that is told once to trust the authority trusts every later certificate, too; so the authority stays when
addresses change, and can vouch for nothing but this machine's names and for private addresses.
"""

from __future__ import annotations

import ipaddress
import os
import re
import socket
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from secrets import token_hex
from typing import Final, Literal, NamedTuple

from cryptography import x509
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from shem.app.hold import private

FOLDER: Final = "https"  # below the home
AUTHORITY: Final = "authority.pem"
AUTHORITY_KEY: Final = "authority-key.pem"
SERVER: Final = "server.pem"  # its key, itself, and the authority
OURS: Final = 0o600
LASTS: Final = timedelta(days=397)  # browsers take none that lasts much longer
AUTHORITY_LASTS: Final = timedelta(days=3650)
EARLY: Final = timedelta(days=30)  # so long before its end there is a new one
SLOW: Final = timedelta(days=1)  # of the clock of a tablet
LONGEST_NAME: Final = 64
PRIVATE: Final = (
    "127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10",
    "::1/128", "fc00::/7", "fe80::/10",
)  # fmt: skip
_NAME: Final = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Why = Literal["", "first", "old", "names"]


class Names(NamedTuple):
    """What a browser may call this machine."""

    hosts: frozenset[str]
    addresses: frozenset[Address]


class Certificate(NamedTuple):
    """file: what the server shows, with its key. authority: who vouches for it, for devices that are to trust it.
    fingerprints: SHA-256. made: why it is new, empty if it was there."""

    file: Path
    authority: Path
    fingerprint: str
    authority_fingerprint: str
    made: Why


class _Pair(NamedTuple):
    certificate: x509.Certificate
    key: ec.EllipticCurvePrivateKey


def names_of(texts: Iterable[str]) -> Names:
    """Those of this machine, and further ones; what is neither name nor address is left out."""
    own = socket.gethostname().lower()
    hosts, addresses = {"localhost"}, {ipaddress.ip_address("127.0.0.1"), ipaddress.ip_address("::1")}
    for text in (own, f"{own.removesuffix('.local')}.local", *texts):
        name = text.lower().strip("[]").partition("%")[0].rstrip(".")
        with suppress(ValueError):
            addresses.add(ipaddress.ip_address(name))
            continue
        if _NAME.fullmatch(name) and len(name) < 254:
            hosts.add(name)
    return Names(frozenset(hosts), frozenset(each for each in addresses if not each.is_unspecified))


def certificate(home: Path, names: Names, now: datetime | None = None) -> Certificate:
    """The one in this folder; a new one if there is none, if it ends soon, or if it lacks a name. Raises OSError."""
    at = now if now is not None else datetime.now(UTC)
    folder = home / FOLDER
    private(folder)
    authority, fresh = _authority(folder, names, at)
    found = _read(folder / SERVER, folder / SERVER)
    why: Why = "first" if fresh or found is None else _why_not(found.certificate, authority.certificate, names, at)
    if why or found is None:
        found = _made_server(names, authority, at)
        parts = (_key_bytes(found.key), _bytes(found.certificate), _bytes(authority.certificate))
        _write(folder / SERVER, b"".join(parts))
    shown = (_fingerprint(found.certificate), _fingerprint(authority.certificate))
    return Certificate(folder / SERVER, folder / AUTHORITY, *shown, why)


def _why_not(found: x509.Certificate, authority: x509.Certificate, names: Names, at: datetime) -> Why:
    """Why this one will not do any more."""
    try:
        found.verify_directly_issued_by(authority)
        held = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (ValueError, TypeError, InvalidSignature, x509.ExtensionNotFound):
        return "first"
    if not found.not_valid_before_utc <= at < found.not_valid_after_utc - EARLY:
        return "old"
    hosts, addresses = held.get_values_for_type(x509.DNSName), held.get_values_for_type(x509.IPAddress)
    return "" if names.hosts <= set(hosts) and names.addresses <= set(addresses) else "names"


def _authority(folder: Path, names: Names, at: datetime) -> tuple[_Pair, bool]:
    """Who vouches, and whether it is new."""
    found = _read(folder / AUTHORITY, folder / AUTHORITY_KEY)
    if found is not None and at < found.certificate.not_valid_after_utc - LASTS and _may(found.certificate, names):
        return found, False
    found = _made_authority(names, at)
    _write(folder / AUTHORITY_KEY, _key_bytes(found.key))
    _write(folder / AUTHORITY, _bytes(found.certificate))
    return found, True


def _may(authority: x509.Certificate, names: Names) -> bool:
    """Whether it can vouch for all of these."""
    try:
        permitted = authority.extensions.get_extension_for_class(x509.NameConstraints).value.permitted_subtrees or []
    except x509.ExtensionNotFound:
        return False
    hosts = [each.value for each in permitted if isinstance(each, x509.DNSName)]
    networks = [each.value for each in permitted if isinstance(each, x509.IPAddress)]
    return all(any(name == host or name.endswith(f".{host}") for host in hosts) for name in names.hosts) and all(
        any(address in network for network in networks if not isinstance(network, Address)) for address in names.addresses
    )


def _made_authority(names: Names, at: datetime) -> _Pair:
    key = ec.generate_private_key(ec.SECP256R1())
    networks = [ipaddress.ip_network(each) for each in PRIVATE]
    others = [each for each in names.addresses if not any(each in network for network in networks)]
    networks += map(ipaddress.ip_network, sorted(others, key=str))
    permitted = [*map(x509.DNSName, sorted(names.hosts)), *map(x509.IPAddress, networks)]
    own = _called(f"Shem authority {token_hex(4)}")
    made = (
        _begun(own, own, key, at, AUTHORITY_LASTS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(x509.KeyUsage(False, False, False, False, False, True, True, False, False), critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
    )
    return _Pair(made.sign(key, hashes.SHA256()), key)


def _made_server(names: Names, authority: _Pair, at: datetime) -> _Pair:
    key = ec.generate_private_key(ec.SECP256R1())
    held = [*map(x509.DNSName, sorted(names.hosts)), *map(x509.IPAddress, sorted(names.addresses, key=str))]
    issuer = x509.AuthorityKeyIdentifier.from_issuer_public_key(authority.key.public_key())
    made = (
        _begun(_called(f"Shem on {socket.gethostname()}"), authority.certificate.subject, key, at, LASTS)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.KeyUsage(True, False, False, False, False, False, False, False, False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(issuer, critical=False)
        .add_extension(x509.SubjectAlternativeName(held), critical=False)
    )
    return _Pair(made.sign(authority.key, hashes.SHA256()), key)


def _begun(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePrivateKey, at: datetime, lasts: timedelta
) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder(subject_name=subject, issuer_name=issuer, public_key=key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(at - SLOW)
        .not_valid_after(at - SLOW + lasts)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
    )


def _called(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name[:LONGEST_NAME])])


def _read(certificate: Path, key: Path) -> _Pair | None:
    """What lies there; nothing if it is not whole."""
    try:
        for path in (certificate, key):
            path.chmod(OURS)
        found = _Pair(
            x509.load_pem_x509_certificate(certificate.read_bytes()),
            serialization.load_pem_private_key(key.read_bytes(), None),  # type: ignore[arg-type]
        )
        return found if found.key.public_key() == found.certificate.public_key() else None
    except (FileNotFoundError, ValueError, TypeError, UnsupportedAlgorithm):
        return None


def _write(path: Path, content: bytes) -> None:
    """For this user alone, and whole or not at all."""
    beside = path.with_suffix(".new")
    beside.unlink(missing_ok=True)
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OURS), "wb") as file:
        file.write(content)
    beside.replace(path)


def _bytes(found: x509.Certificate) -> bytes:
    return found.public_bytes(serialization.Encoding.PEM)


def _key_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    kind = serialization.PrivateFormat.PKCS8
    return key.private_bytes(serialization.Encoding.PEM, kind, serialization.NoEncryption())


def _fingerprint(found: x509.Certificate) -> str:
    return found.fingerprint(hashes.SHA256()).hex(":").upper()
