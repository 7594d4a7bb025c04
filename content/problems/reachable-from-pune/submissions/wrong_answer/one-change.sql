SELECT destination AS town FROM trains WHERE source = 'Pune' UNION SELECT b.destination FROM trains a JOIN trains b ON b.source = a.destination WHERE a.source = 'Pune' ORDER BY town;
