#include <iostream>
#include <sstream>
#include <string>
#include <vector>
using namespace std;

struct Block {
    string catches;
    vector<string> files;
};

// The blocks that are begun; the first one stands for the program itself.
class Program {
public:
    Program() : blocks(1) {}

    void begin(const string &exception) { blocks.push_back({exception, {}}); }

    void open(const string &file) {
        cout << "open " << file << '\n';
        blocks.back().files.push_back(file);
    }

    // Closes the files of the innermost block. Returns the exception that it catches.
    string leave() {
        Block block = blocks.back();
        blocks.pop_back();
        while (!block.files.empty()) {
            cout << "close " << block.files.back() << '\n';
            block.files.pop_back();
        }
        return block.catches;
    }

    // How many blocks are left until the exception is caught; 0 if nobody catches it.
    int raise(const string &exception) {
        int left = 0;
        while (!blocks.empty()) {
            left++;
            if (leave() == exception) {
                cout << "caught " << exception << '\n';
                return left;
            }
        }
        cout << "uncaught " << exception << '\n';
        return 0;
    }

private:
    vector<Block> blocks;
};

int main() {
    string line;
    getline(cin, line);
    Program program;
    int to_skip = 0; // how many ends must still be found
    while (getline(cin, line)) {
        istringstream words(line);
        string word, name;
        words >> word >> name;
        if (to_skip > 0) {
            if (word == "end") to_skip--;
        } else if (word == "begin") {
            program.begin(name);
        } else if (word == "open") {
            program.open(name);
        } else if (word == "end") {
            program.leave();
        } else if (word == "throw") {
            to_skip = program.raise(name);
            if (to_skip == 0) return 0;
        }
    }
    program.leave();
    return 0;
}
