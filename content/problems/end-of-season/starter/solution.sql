-- First remove what is sold out.

-- Then lower the prices of what is old.
