SELECT number, name FROM trains WHERE source = 'Delhi' AND destination = 'Delhi' ORDER BY number;
