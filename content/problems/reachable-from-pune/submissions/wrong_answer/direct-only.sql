SELECT DISTINCT destination FROM trains WHERE source = 'Pune' ORDER BY destination;
