"""What of Delve can be printed and cut out."""
