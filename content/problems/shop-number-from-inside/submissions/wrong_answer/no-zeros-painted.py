text = input()
turned = text[::-1]  # 450 becomes 054, not 0540
print(f"{int(turned):04d} {int(turned) - int(text)}")
