SELECT a.number, b.number FROM trains a JOIN trains b ON b.source = a.destination AND a.number < b.number;
