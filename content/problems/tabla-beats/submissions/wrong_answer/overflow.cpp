#include <algorithm>
#include <cctype>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

const long long MANY = 2000000000000000000;

struct Part {
    long long times = 1;
    char beat = 0;          // 0 for a group
    vector<Part> inside;    // the parts of a group
    long long length = 1;   // of one time, at most MANY
};

long long lengthOf(const Part &part) {
    return part.length * part.times;
}

/** Reads parts up to a closing bracket or the end. */
vector<Part> readParts(const string &text, size_t &place) {
    vector<Part> parts;
    while (place < text.size() && text[place] != ')') {
        Part part;
        size_t start = place;
        while (isdigit((unsigned char)text[place])) place++;
        if (place > start) part.times = stoll(text.substr(start, place - start));
        if (text[place] == '(') {
            place++;
            part.inside = readParts(text, place);
            part.length = 0;
            for (const Part &each : part.inside) part.length += lengthOf(each);
        } else {
            part.beat = text[place];
        }
        place++;
        parts.push_back(part);
    }
    return parts;
}

/** The beat at place k, counted from 0. */
char beatAt(const vector<Part> &parts, long long k) {
    for (const Part &part : parts) {
        if (k < lengthOf(part)) return part.beat != 0 ? part.beat : beatAt(part.inside, part.length == 0 ? 0 : k % part.length);
        k -= lengthOf(part);
    }
    return '-';
}

int main() {
    string composition;
    int q;
    cin >> composition >> q;
    size_t place = 0;
    vector<Part> parts = readParts(composition, place);
    while (q-- > 0) {
        long long k;
        cin >> k;
        cout << beatAt(parts, k - 1);
    }
    cout << '\n';
    return 0;
}
