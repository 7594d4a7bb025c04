print("never closed"
