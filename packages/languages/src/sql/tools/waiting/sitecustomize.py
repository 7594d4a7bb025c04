"""Lets Python wait for its statements, with all loaded that they need.

Descriptor 4 says that we are ready; when descriptor 3 closes after a word, the statements are there.
"""

import os

# What takes time is loaded before anybody waits for an answer.
import difflib  # noqa: F401
import json  # noqa: F401
import re  # noqa: F401
import sqlite3

sqlite3.connect(":memory:").execute("SELECT 1").fetchall()
os.write(4, b"r")
os.close(4)
if not os.read(3, 4096):
    os._exit(0)
os.close(3)
