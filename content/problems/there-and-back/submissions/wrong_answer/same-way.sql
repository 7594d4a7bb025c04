SELECT a.number, b.number FROM trains a JOIN trains b ON b.source = a.source AND b.destination = a.destination AND a.number < b.number;
